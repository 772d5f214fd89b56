// The first import of the configuration of every tool: with a Node that is too old a tool ends with a sentence, instead of failing wherever it
// meets something that it doesn't know. Written for Node 20, in which no script in TypeScript runs.
const needed = [22, 22];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `\nThe tools of this project need Node ${needed.join('.')} or newer; this is Node ${process.versions.node}. On x86-64 Linux \`npm run …\` and ` +
      `\`npx …\` use the newer one of the lock file (node_modules/.bin/node) after \`npm ci\`; elsewhere install a newer Node and run the command again.\n`,
  );
  process.exit(1);
}
