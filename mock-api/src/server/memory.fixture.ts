import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepAlive } from './keepAlive.fixture';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes that are still in use once everything given up has been collected. */
export async function memoryInUse(): Promise<number> {
  // What a closed connection held is given up some turns of the event loop later.
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collectGarbage();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

/** Sends that many requests over a few connections, going round the list. */
export async function sendMany(port: number, requests: readonly Buffer[], count: number): Promise<void> {
  let sent = 0;
  const work = async () => {
    const connection = keepAlive(port);
    while (sent < count) {
      const request = requests[sent % requests.length];
      sent += 1;
      if (request !== undefined) await connection.send(request);
    }
    connection.close();
  };
  await Promise.all([work(), work(), work(), work()]);
}
