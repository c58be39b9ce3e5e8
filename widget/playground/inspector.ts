import type { AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';

const longest = 40;

const at = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`playground: index.html has no #${id}`);
  return element;
};

/** Writes into one of the page's outputs. */
export function show(output: 'panel' | 'state', text: string): void {
  at(output).textContent = text;
}

/** Shows where the conversation stands, and its event. For the machine's own actor only, not its search. */
export function inspect(event: InspectionEvent): void {
  if (event.type === '@xstate.event') note(`→ ${event.event.type}`);
  if (event.type !== '@xstate.snapshot' || !('context' in event.snapshot)) return;
  const { value, tags, context } = event.snapshot as AnyMachineSnapshot;
  show('state', [...namesOf(value), ...tags].join(' '));
  at('context').textContent = JSON.stringify(context, null, 2);
}

/** The states that a machine is in, by the names that the chart in widget/README.md has for them. */
function namesOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([region, inner = '']) => namesOf(inner).map((name) => `${region}.${name}`));
}

/** Adds a line to what happened. */
export function note(line: string): void {
  const list = at('happened');
  const item = document.createElement('li');
  item.textContent = line;
  list.prepend(item);
  while (list.children.length > longest) list.lastElementChild?.remove();
}
