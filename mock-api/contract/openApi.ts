import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** The calls of docs/openapi.yaml by their `operationId`. */
export type Operation = 'search' | 'reportTransaction';

export interface ReceivedAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: string;
}

/** A worked example of the description. */
export interface Example extends Omit<ReceivedAnswer, 'status'> {
  readonly operation: Operation;
  /** Absent where it is a request. */
  readonly status?: number;
}

/** Says what of a request or an answer breaks the description; an empty list says that it keeps to it. */
export interface Contract {
  readonly document: Readonly<Record<string, unknown>>;
  /** Those of a shared answer once for each call that refers to it. */
  readonly examples: readonly Example[];
  readonly checkRequest: (operation: Operation, body: string) => readonly string[];
  readonly checkAnswer: (operation: Operation, answer: ReceivedAnswer) => readonly string[];
  /** For answers that belong to no call: a wrong method, an unknown address. */
  readonly checkProblem: (answer: ReceivedAnswer) => readonly string[];
  /** The headers of an answer that always say the same, by their names in small letters. */
  readonly headersOf: (operation: Operation | 'allowSearch', status: string) => Readonly<Record<string, string>>;
}

/** The parts of the description that are looked at. */
interface Document {
  readonly paths: Readonly<Record<string, { readonly post: Described; readonly options?: Preflight }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, WithContent & WithHeaders>>;
  };
}
interface Preflight {
  readonly operationId: 'allowSearch';
  readonly responses: Readonly<Record<string, WithHeaders>>;
}
interface WithHeaders {
  readonly headers?: Readonly<Record<string, Header | Reference>>;
}
interface Header {
  readonly schema: { readonly const?: string };
}
interface Described {
  readonly operationId: Operation;
  readonly requestBody: WithContent;
  readonly responses: Readonly<Record<string, (WithContent & WithHeaders) | Reference>>;
}
interface WithContent {
  readonly content: Readonly<Record<string, Media>>;
}
interface Media {
  readonly schema: Reference;
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Reference {
  readonly $ref: string;
}

const json = 'application/json';
const problemJson = 'application/problem+json';
const file = new URL('../../docs/openapi.yaml', import.meta.url);

/** Reads docs/openapi.yaml, for tests that hold either side of the two calls against it. */
export function readContract(): Contract {
  const document = parse(readFileSync(file, 'utf8')) as Document & Record<string, unknown>;
  const { paths, components } = document;
  const operations = Object.values(paths).map(({ post }) => post);
  const validators = compile(components.schemas);

  const check = (
    content: Readonly<Record<string, Pick<Media, 'schema'>>>,
    contentType: string | null,
    body: string,
  ): readonly string[] => {
    const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? 'no content type';
    const described = content[mediaType];
    if (described === undefined) return [`${mediaType} is not described`];
    const value = readJson(body);
    if (value === undefined) return ['the body is not JSON'];
    const validate = validators.get(nameIn(described.schema));
    if (validate === undefined) return [`${described.schema.$ref} is missing`];
    return validate(value.parsed)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? 'is wrong'}`.trim());
  };
  const resolve = (answer: WithContent | Reference | undefined): WithContent['content'] =>
    (answer !== undefined && '$ref' in answer ? components.responses[nameIn(answer)] : answer)?.content ?? {};
  const described = (id: Operation) => operations.find(({ operationId }) => operationId === id);

  return {
    document,
    examples: operations.flatMap(({ operationId: operation, requestBody, responses }) => {
      const requests: Example[] = bodiesIn(requestBody.content).map(([contentType, body]) => ({
        operation,
        contentType,
        body,
      }));
      const answers = Object.entries(responses).flatMap(([status, answer]) =>
        bodiesIn(resolve(answer)).map(([contentType, body]): Example => ({
          operation,
          status: Number(status),
          contentType,
          body,
        })),
      );
      return requests.concat(answers);
    }),
    checkRequest: (id, body) => check(described(id)?.requestBody.content ?? {}, json, body),
    checkAnswer: (id, { status, contentType, body }) => {
      const response = described(id)?.responses[String(status)];
      if (response === undefined) return [`status ${String(status)} is not described`];
      return check(resolve(response), contentType, body);
    },
    headersOf: (id, status) => {
      const all = Object.values(paths).flatMap(({ post, options }) =>
        options === undefined ? [post] : [post, options],
      );
      const answer = all.find(({ operationId }) => operationId === id)?.responses[status];
      const { headers = {} } =
        (answer !== undefined && '$ref' in answer ? components.responses[nameIn(answer)] : answer) ?? {};
      return Object.fromEntries(
        Object.entries(headers).flatMap(([name, header]) => {
          const { const: value } = ('$ref' in header ? components.headers[nameIn(header)] : header)?.schema ?? {};
          return value === undefined ? [] : [[name.toLowerCase(), value]];
        }),
      );
    },
    checkProblem: ({ contentType, body }) =>
      check({ [problemJson]: { schema: { $ref: '#/components/schemas/Problem' } } }, contentType, body),
  };
}

/** OpenAPI 3.1 schemas are JSON Schema 2020-12, once their references lead to where JSON Schema keeps its own. */
function compile(schemas: Document['components']['schemas']): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ allErrors: true });
  const definitions = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/');
  ajv.addSchema({ $id: 'contract', $defs: JSON.parse(definitions) as Record<string, object> });
  return new Map(Object.keys(schemas).map((name) => [name, ajv.compile({ $ref: `contract#/$defs/${name}` })]));
}

function bodiesIn(content: WithContent['content']): readonly (readonly [contentType: string, body: string])[] {
  return Object.entries(content).flatMap(([contentType, { examples }]) =>
    Object.values(examples).map(({ value }) => [contentType, JSON.stringify(value)] as const),
  );
}

function nameIn({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function readJson(text: string): { readonly parsed: unknown } | undefined {
  try {
    return { parsed: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
