import { beforePaint } from './beforePaint';
import { keepEarlyInput } from './keepEarlyInput';

/** Runs in the document's head, before anything is painted or can be pressed. */
export function inHead(): void {
  keepEarlyInput();
  beforePaint();
}
