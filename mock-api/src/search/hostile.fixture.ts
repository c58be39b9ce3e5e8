const mixed =
  'My 4 yo has a feverr of 102.4 since ayer, no cough but me duele la garganta!! 🤒 <b>x</b> https://a.b/c zqxv ';

/** Messages of about 8 KB that a careless reader would take forever for, or fail on. */
export const hostile = {
  'letters without end': 'a'.repeat(8192),
  'one symptom over and over': 'throat hurts '.repeat(630),
  'two thousand parts of the body':
    'head eye ear nose throat neck arm hand back knee leg pain itch burn swollen red '.repeat(102),
  'denials over and over': 'no fever or '.repeat(680),
  'denials in denials': `${'not no never without not doubt that it is not '.repeat(178)}fever`,
  'words no one knows': Array.from({ length: 1300 }, (_, index) => `zq${(index * 7919).toString(26)}k`).join(' '),
  'numbers of a thousand digits': `${'7'.repeat(1000)} days, fever of ${'9'.repeat(1000)} for ${'1'.repeat(1000)} years, ${'8'.repeat(1000)} yo`,
  'ages of nine hundred years': 'my 900 year old son has a cough. i am 900 years old. '.repeat(154),
  'ages without end': '5 yo, '.repeat(1365),
  'years without end': 'not in years '.repeat(630),
  'a record of denials': 'denies pain '.repeat(680),
  'questions without end': 'what time do you '.repeat(480),
  'medicines without end': 'no xanax 50 mg left, '.repeat(390),
  'what used to be': 'used to used to cough '.repeat(370),
  'numbers in words': 'one hundred and two point four '.repeat(264),
  'people without end': 'my son, my mom, my dog, i, '.repeat(300),
  'a new person at each clause': 'my son has a rash, my mom has gout, my dog itches, i cough. '.repeat(136),
  'both languages, markup and mistakes': mixed.repeat(80).slice(0, 8192),
  'tags left open': '<'.repeat(8192),
  addresses: 'https://x '.repeat(800),
  emoji: '🤒'.repeat(2000),
  'letters that look like others': 'sоre thrоаt аnd fеvеr '.repeat(370),
  'text from right to left': '\u202bכאב ראש throat\u202c '.repeat(400),
  'text that turns direction': '\u202ethroat\u202c \u2066hurts\u2069 '.repeat(400),
  'NUL and lone surrogates': '\u0000\ud800 sore \udc00throat '.repeat(400),
  'combining marks': `t${'\u0301'.repeat(8000)}hroat`,
  commas: ','.repeat(8192),
  spaces: ' '.repeat(8192),
};
