import { NIL, MAX, v4, validate, version } from 'uuid';

/** A random UUID (RFC 9562, version 4), also on pages that are not secure, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return v4();
}

/** A UUID of any version. The empty and the full one name nothing. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && validate(value) && value !== NIL && value.toLowerCase() !== MAX;
}

/** A random UUID, as `newId` makes them. */
export function isRandomUuid(value: unknown): value is string {
  return isUuid(value) && version(value) === 4;
}
