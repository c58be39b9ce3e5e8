/** A chat widget on the plain page. Paths of elements go through shadow roots at ` >> `. */
export interface Subject {
  /** What it is called, an npm package where it is one. */
  readonly name: string;
  /** How its documentation says to embed it; files are at `/files/{folder}/`. */
  readonly embed: string;
  /** What opens it; absent where it stands open on the page. */
  readonly launcher?: string;
  /** Where the visitor types. */
  readonly input: string;
  /** The input is in a frame, the only one there is. */
  readonly isFramed?: boolean;
  /** Folders and files of the package that the page needs; read to know what to unpack. */
  readonly files: readonly string[];
}
