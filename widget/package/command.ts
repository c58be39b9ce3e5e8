import { run } from './doctor/run';

/** `npx @front-door/receptionist …`: the package as a command. */
process.exitCode = await run(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
