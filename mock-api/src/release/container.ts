/**
 * The description of a container that holds a release, from that which builds one: its last stage, with the release itself
 * in place of what another stage has built.
 *
 * @throws where the last stage takes anything else.
 */
export function releasedContainer(containerfile: string): string {
  const last = containerfile.slice(containerfile.lastIndexOf('\nFROM ') + 1);
  const released = last.replaceAll('COPY --from=build /release/', 'COPY ');
  if (released === last || released.includes('--from='))
    throw new Error('the last stage takes no release from a build');
  return `# This release in one process: storefront, Receptionist, search and stand-ins. It is built in the release's folder:\n#   docker build -t front-door .\n${released}`;
}

/** The same for the compose file: the gateway lies beside the release's other parts. */
export function releasedCompose(compose: string): string {
  const own = 'context: mock-api/gateway';
  if (!compose.includes(own)) throw new Error('the compose file builds no gateway');
  return compose.replace(own, 'context: gateway');
}
