/**
 * The least that the others' servers answer for their chats to open. By the beginning of the path; everything
 * else under `/api` is an empty object.
 */
export const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/typebots/bench/startChat': {
    sessionId: 'bench',
    resultId: 'bench',
    typebot: { id: 'bench', version: '6', theme: {}, settings: {} },
    messages: [
      {
        id: '1',
        type: 'text',
        content: { type: 'richText', richText: [{ type: 'p', children: [{ text: 'Hello' }] }] },
      },
    ],
    input: { id: '2', type: 'text input', options: {} },
  },
  '/api/n8n': { data: [] },
  '/api/directline/conversations': { conversationId: 'bench', token: 'bench', activities: [], watermark: '1' },
};

/**
 * The polling of Socket.IO as far as rasa-webchat needs it to say that it is connected.
 *
 * @param sid of the query, absent at the first call
 * @returns what to answer, or `undefined` to keep the caller waiting
 */
export function pollAnswer(session: { confirmed: number }, method: string, sid: string | null): string | undefined {
  if (sid === null) {
    session.confirmed = 0;
    return '0{"sid":"bench","upgrades":[],"pingInterval":60000,"pingTimeout":60000,"maxPayload":1000000}';
  }
  if (method === 'POST') return 'ok';
  session.confirmed += 1;
  if (session.confirmed === 1) return '40{"sid":"bench"}';
  return session.confirmed === 2 ? '42["session_confirm","bench"]' : undefined;
}
