import type { IncomingMessage } from 'node:http';
import { failed, ok, type Result } from '@front-door/shared/result';

/** Milliseconds that a refused sender may go on, so that it can finish and read the answer. */
const grace = 1000;

/**
 * Reads at most `limit` bytes and looks at the announced length first. What is too large is not kept; its sender
 * may go on for a moment and is then cut off.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too large' | 'broken off'>> {
  const body = await readUpTo(request, limit);
  if (body.kind === 'failed' && body.failure === 'too large') {
    request.resume();
    setTimeout(() => request.complete || request.destroy(), grace).unref();
  }
  return body;
}

async function readUpTo(
  request: IncomingMessage,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too large' | 'broken off'>> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return failed('too large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off('data', take);
      resolve(failed('too large'));
    };
    request.on('data', take);
    request.once('end', () => {
      resolve(ok(new Uint8Array(Buffer.concat(chunks))));
    });
    request.once('close', () => {
      resolve(failed('broken off'));
    });
  });
}
