import { lookup } from 'node:dns/promises';
import { resolve } from 'node:path';
import { prune } from './prune';
import { rollBack, rollOut, tryLoader } from './rollOut';

// `npm run roll-out -- RELEASE FOLDER [BACKEND]`, `npm run roll-back -- FOLDER`, `npm run try-loader -- RELEASE FOLDER PERCENT`,
// `npm run prune -- FOLDER [DAYS]`.
const [command, ...given] = process.argv.slice(2);
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function run(): Promise<string> {
  if (command === 'roll-out') {
    const [release, place, backend] = given;
    if (release === undefined || place === undefined)
      throw new Error('Name the release and the folder: npm run roll-out -- release/VERSION /srv/front-door');
    if (backend !== undefined) await requireHost(backend);
    return `${await rollOut(resolve(release), resolve(place), { backend, say })} is served.`;
  }
  if (command === 'try-loader') {
    const [release, place, percent = ''] = given;
    if (release === undefined || place === undefined || !/^(?:\d{1,2}|100)$/.test(percent))
      throw new Error(
        'Name the release, the folder and the percentage: npm run try-loader -- release/VERSION /srv/front-door PERCENT (0 ends it)',
      );
    const version = await tryLoader(resolve(release), resolve(place), Number(percent), { say });
    return `${percent} % of the requests for the loader get the one of ${version}.`;
  }
  const [place, days = '30'] = given;
  if (place === undefined) throw new Error(`Name the folder: npm run ${String(command)} -- /srv/front-door`);
  if (command === 'roll-back') return `${await rollBack(resolve(place), { say })} is served again.`;
  if (!/^\d{1,4}$/.test(days)) throw new Error(`"${days}" is not a number of days.`);
  const gone = await prune(resolve(place), Number(days), { say });
  return gone.length === 0 ? 'Nothing is old enough to be removed.' : `Removed: ${gone.join(', ')}.`;
}

async function requireHost(backend: string): Promise<void> {
  const host = /^([\w.-]+):\d{1,5}$/.exec(backend)?.[1];
  if (host === undefined) throw new Error(`"${backend}" is not a host and port, as in 127.0.0.1:4173.`);
  await lookup(host).catch(() => {
    throw new Error(`The host "${host}" cannot be found from this machine.`);
  });
}
