/** Messages of 8 KB that a careless reader would take forever for. */
export const hostile = {
  'letters without end': 'a'.repeat(8192),
  'one symptom over and over': 'throat hurts '.repeat(630),
  'denials over and over': 'no fever or '.repeat(680),
  'words no one knows': Array.from({ length: 1300 }, (_, index) => `zq${(index * 7919).toString(26)}k`).join(' '),
  'tags left open': '<'.repeat(8192),
  addresses: 'https://x '.repeat(800),
  emoji: '🤒'.repeat(2000),
  'text that turns direction': '\u202ethroat\u202c \u2066hurts\u2069 '.repeat(400),
  'NUL and lone surrogates': '\u0000\ud800 sore \udc00throat '.repeat(400),
  'combining marks': `t${'\u0301'.repeat(8000)}hroat`,
  spaces: ' '.repeat(8192),
};
