/** Puts a text into the clipboard. @returns whether the browser let it. */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
