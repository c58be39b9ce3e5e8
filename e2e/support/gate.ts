/** Something that others wait at until it is opened, once and for good. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function newGate(): Gate {
  const waiting: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    waiting.open = resolve;
  });
  return { opened, open: () => waiting.open?.() };
}
