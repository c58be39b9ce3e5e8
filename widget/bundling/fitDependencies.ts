import type { Plugin } from 'vite';

interface Edit {
  /** Files that it is for. */
  readonly files: RegExp;
  readonly find: RegExp;
  readonly replacement: string;
}

const everyModule = /\/xstate\/dist\/[^/]+\.esm\.js$/;
const actors = /\/xstate\/dist\/xstate-actors\.esm\.js$/;
const core = /\/xstate\/dist\/raise-\w+\.esm\.js$/;
const machine = /\/xstate\/dist\/StateMachine-\w+\.esm\.js$/;

/** xstate assumes that the page is its own, and that it may be an old one. */
const repairs: readonly Edit[] = [
  {
    // A page may have added enumerable keys to Object.prototype, which for…in would visit.
    files: everyModule,
    find: /\bfor \(const (\w+) in ([\w.]+)\)/g,
    replacement: 'for (const $1 of Object.keys(Object($2)))',
  },
  {
    // Some old libraries put an Array.from of their own in place, which doesn't know iterables.
    files: everyModule,
    find: /\bArray\.from\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g,
    replacement: '[...$1]',
  },
  {
    // Others put a bind of their own in place, whose second argument is the list of all arguments.
    files: everyModule,
    find: /([\w.]+)\.bind\(null, (\w+), (\w+)\)/g,
    replacement: '() => $1($2, $3)',
  },
];

/** A method of a class, as xstate's modules are laid out. */
const method = (name: string) => new RegExp(String.raw`\n {2}${name}\([^\n]*\) \{\n[^]*?\n {2}\}(?=\n)`, 'g');

/**
 * What the conversation never calls, and no bundler can know of: methods of objects that are used. Whoever opens the chat
 * would fetch a kilobyte of it.
 */
const unused: readonly Edit[] = [
  // `setup` also hands out what makes actions; chat.machine.ts imports what it makes them with.
  { files: /\/xstate\/dist\/xstate\.esm\.js$/, find: /\n {4}assign,\n[^]*?\n {4}spawnChild,(?=\n)/, replacement: '' },
  {
    files: /\/xstate\/dist\/xstate\.esm\.js$/,
    find: /,\n {4}extend: extended => setup\([^]*?\n {4}\}\)(?=\n {2}\};)/,
    replacement: '',
  },
  // Its own way to keep a conversation; ours is sealed (frame/seal.ts).
  { files: core, find: method('getPersistedSnapshot'), replacement: '' },
  { files: core, find: /persistedState \? this\.logic\.restoreSnapshot [^\n]*? : persistedState : /, replacement: '' },
  { files: machine, find: method('getPersistedSnapshot'), replacement: '' },
  { files: machine, find: method('restoreSnapshot'), replacement: '' },
  { files: machine, find: method('resolveState'), replacement: '' },
  { files: machine, find: /\n {4}this\.(?:getPersisted|restore)Snapshot = [^\n]+/g, replacement: '' },
  {
    files: actors,
    find: /,\n {4}getPersistedSnapshot: snapshot => snapshot,\n {4}restoreSnapshot: snapshot => snapshot(?=\n)/g,
    replacement: '',
  },
  // What shows a machine's insides to a developer; the playground, which does, is built without this.
  { files: core, find: method('attachDevTools'), replacement: '' },
  { files: core, find: /\n {4}if \(this\.options\.devTools\) \{\n[^\n]+\n {4}\}/, replacement: '' },
  { files: core, find: method('toJSON'), replacement: '' },
  { files: machine, find: method('toJSON'), replacement: '' },
  {
    files: core,
    find: /,\n {4}getMeta: machineSnapshotGetMeta,\n {4}toJSON: machineSnapshotToJSON(?=\n)/,
    replacement: '',
  },
  // Addresses that lead to a state.
  { files: machine, find: /\n {4}formatRouteTransitions\(this\.root\);/, replacement: '' },
];

/**
 * Makes the conversation's libraries fit a page that is not theirs, and a visitor who waits. Each edit must find its place,
 * so that an update that moves it stops the build rather than losing it silently. What is built is what visitors get,
 * whatever the shell's `NODE_ENV` says: a development server has it built, too, and leaves it where it is served from.
 */
export function fitDependencies(): Plugin {
  const edits = [...repairs, ...unused];
  const missing = new Set(edits);
  return {
    name: 'fit-dependencies',
    config() {
      process.env['NODE_ENV'] = 'production';
    },
    transform(code, id) {
      let fitted = code;
      for (const edit of edits) {
        if (!edit.files.test(id)) continue;
        const before = fitted;
        fitted = fitted.replaceAll(new RegExp(edit.find, 'g'), edit.replacement);
        if (fitted !== before) missing.delete(edit);
      }
      return fitted === code ? null : { code: fitted, map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const { files, find } of missing) this.error(`nothing in ${String(files)} matches ${String(find)} any more`);
    },
  };
}
