import { DockerfileParser } from 'dockerfile-ast';

/**
 * What is wrong with a Containerfile, one sentence a fault; an empty list says that it keeps to what docs/container.md
 * promises: exact bases, nobody's rights, a check of health, a process that hears signals, nothing copied that is not
 * there or could be changed.
 *
 * @param {string} text
 * @param {{ isThere: (path: string) => boolean }} context what the build is given
 * @returns {string[]}
 */
export function faultsOf(text, { isThere }) {
  const file = DockerfileParser.parse(text);
  /** @type {string[]} */
  const faults = [];
  const stages = new Set();
  for (const from of file.getFROMs()) {
    const image = from.getImage() ?? '';
    const tag = from.getImageTag() ?? '';
    const isExact = from.getImageDigest() !== null || /\d+\.\d+/.test(tag);
    if (!stages.has(image) && !isExact) faults.push(`the base ${image} has no exact version`);
    stages.add(from.getBuildStage());
  }

  for (const copy of file.getCOPYs()) {
    const flags = copy.getFlags().map((flag) => `${flag.getName()}=${flag.getValue()}`);
    const from = copy.getFromFlag()?.getValue();
    if (from !== undefined && from !== null && !stages.has(from)) faults.push(`there is no stage ${from}`);
    if (flags.some((flag) => flag.startsWith('chown='))) faults.push(`${copy.getTextContent()} gives files away`);
    if (from !== undefined && from !== null) continue;
    for (const source of copy.getArguments().slice(0, -1)) {
      if (!isThere(source.getValue())) faults.push(`${source.getValue()} is not there to be copied`);
    }
  }

  const all = file.getInstructions();
  const lastFrom = all.map((one) => one.getKeyword()).lastIndexOf('FROM');
  const last = all.slice(lastFrom);
  /** @param {string} keyword */
  const lastOf = (keyword) => last.findLast((one) => one.getKeyword() === keyword);
  const user = lastOf('USER')?.getArgumentsContent() ?? 'root';
  // A number, so that a cluster can see that it is not root.
  if (!/^[1-9]\d*(?::[1-9]\d*)?$/.test(user)) faults.push(`it runs as ${user}`);
  for (const [keyword, what] of [
    ['HEALTHCHECK', 'nobody sees whether it is well'],
    ['STOPSIGNAL', 'it does not say how it is stopped'],
    ['CMD', 'it starts nothing'],
  ]) {
    if (keyword !== undefined && lastOf(keyword) === undefined) faults.push(what ?? keyword);
  }
  const health = lastOf('HEALTHCHECK')?.getArgumentsContent() ?? '';
  if (!/\/(?:readyz|healthz)\b/.test(health)) faults.push('its health is asked at no health address');
  const command = lastOf('CMD')?.getArgumentsContent() ?? '';
  if (!command.startsWith('[')) faults.push('a shell stands between it and signals');
  if (all.some((one) => one.getKeyword() === 'ADD')) faults.push('ADD may fetch what nobody has checked');
  if (
    all.some((one) => /^(?:ENV|ARG)$/.test(one.getKeyword()) && /token|secret|password/i.test(one.getTextContent()))
  ) {
    faults.push('it holds a secret');
  }
  return faults;
}

/**
 * The folders and files that the last stage takes, and its command.
 *
 * @param {string} text
 * @returns {{ copies: { from: string, to: string }[], command: string[] }}
 */
export function takenBy(text) {
  const file = DockerfileParser.parse(text.slice(Math.max(0, text.lastIndexOf('\nFROM '))));
  const copies = file
    .getCOPYs()
    .map((copy) => copy.getArguments().map((argument) => argument.getValue()))
    .map(([from = '', to = '']) => ({ from, to }));
  return { copies, command: JSON.parse(file.getCMDs().at(-1)?.getArgumentsContent() ?? '[]') };
}
