import type { Sealed } from '../channel/channel.types';

/**
 * Seals what a page may keep for the conversation but not read: AES-GCM, with a key made for one conversation. A page
 * that goes out of its way could open it, having both; what merely records what passes by finds nothing to read.
 *
 * @returns nothing where the browser has no cryptography, as on pages without TLS.
 */
export async function seal(text: string, key: string): Promise<Sealed | undefined> {
  const box = await boxOf(key);
  if (box === undefined) return undefined;
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, box, new TextEncoder().encode(text));
  return { key, text: toBase64(nonce) + toBase64(new Uint8Array(secret)) };
}

/** @returns the text; nothing where it was not sealed with this key, or is not whole. */
export async function unseal({ key, text }: Sealed): Promise<string | undefined> {
  try {
    const box = await boxOf(key);
    if (box === undefined) return undefined;
    const iv = fromBase64(text.slice(0, 16));
    const secret = fromBase64(text.slice(16));
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, box, secret));
  } catch {
    return undefined;
  }
}

/** A key for one conversation. */
export function newKey(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(32)));
}

function boxOf(key: string): Promise<CryptoKey> | undefined {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle?.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}
