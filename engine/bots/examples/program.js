// A bot in JavaScript: JSON lines on standard input and output (../PROTOCOL.md).
//
//     orrery arena comets --bots pilot,"program:node engine/bots/examples/program.js" --games 10

const lines = require("node:readline").createInterface({ input: process.stdin });

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "game") {
    say({ type: "ready", name: `A program that plays ${message.game}` });
  } else if (message.type === "choose") {
    const move = Math.floor(Math.random() * message.moves.length);
    process.stderr.write(`${message.question} ${message.moves[move].text}\n`);
    say({ type: "move", number: message.number, move });
  }
});
