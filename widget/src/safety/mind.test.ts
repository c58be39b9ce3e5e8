// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { withEnclitics } from './enclitics';
import { understander } from './understand';

const understand = understander();
const certainOf = (message: string) =>
  understand(message).found.filter(({ certain, lines }) => certain === true && lines.includes('988'));
/** Each of some beginnings with each of some ends. */
const grid = (beginnings: readonly string[], ends: readonly string[]) =>
  beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));
const read = (message: string) => withEnclitics(message.split(' ').map((text) => ({ text }))).map(({ text }) => text);
const silent = (messages: readonly string[]) => messages.filter((message) => certainOf(message).length === 0);

describe('[EM-01] to harm oneself, however it is put, fulfils a rule that is certain', () => {
  test.each([
    [
      'Spanish, the pronoun in front',
      [
        ...grid(
          ['me quiero', 'me voy a', 'me quisiera', 'ya me quiero', 'me kiero'],
          [
            'matar',
            'ahorcar',
            'colgar',
            'suicidar',
            'cortar las venas',
            'tirar de un puente',
            'aventar al tren',
            'quitar la vida',
            'envenenar',
            'pegar un tiro',
            'lanzar por la ventana',
          ],
        ),
        ...grid(
          ['mi hija se quiere', 'mi hermano se va a', 'mi amigo se intentó', 'se quiere', 'mi mamá se trató de'],
          ['matar', 'ahorcar', 'colgar', 'suicidar', 'envenenar', 'quitar la vida', 'tirar de la azotea'],
        ),
      ],
    ],
    [
      'Spanish, the pronoun behind',
      grid(
        ['quiero', 'voy a', 'pienso en', 'me dan ganas de'],
        ['matarme', 'ahorcarme', 'suicidarme', 'quitarme la vida', 'tirarme de un puente', 'pegarme un tiro'],
      ),
    ],
    [
      'English',
      grid(
        ['I want to', 'I wanna', "I'm gonna", 'thinking about how to', 'I feel like I will', 'I might', 'I tried to'],
        [
          'kill myself',
          'hang myself',
          'shoot myself',
          'drown myself',
          'end my life',
          'jump off a bridge',
          'jump in front of a train',
          'throw myself off the roof',
          'slit my wrists',
          'cut my wrists',
          'blow my brains out',
          'drive off a bridge',
          'commit suicide',
        ],
      ),
    ],
    [
      'of others',
      grid(
        ['my son wants to', 'my friend says he will', 'my brother is threatening to'],
        ['kill himself', 'hang himself', 'jump off a bridge', 'jump in front of a train', 'blow his brains out'],
      ),
    ],
    [
      'misspelled, or put otherwise',
      `I am sucidal
me quiero suisidar
I wanna kill my self
I wish I was dead
I don't want to live anymore
I don't want to be alive
ya no quiero vivir
no quiero seguir viviendo
se quiere morir
I want to hurt myself
quiero hacerme daño`.split('\n'),
    ],
  ])('%s', (_, messages) => {
    expect(silent(messages)).toEqual([]);
  });
});

describe('[EM-04] what only sounds so does not', () => {
  test.each(
    `me quiero matar de la risa
me quiero morir de la vergüenza
me quiero morir de risa
me voy a cortar el pelo
me quiero quitar un lunar
no quiero vivir con acné
mi ex me quiere pegar la gripa
not suicidal, just tired
I want to jump rope but my knee hurts
I want to cut my hair
I hurt myself lifting boxes
tired of living with eczema
tired of living in a moldy house, cough
my son jumped off the swing and hurt his ankle
I want to run 5 kms without knee pain
this cough makes me want to die laughing`.split('\n'),
  )('%j', (message) => {
    expect(certainOf(message)).toEqual([]);
  });
});

test('[EM-01] a pronoun before two verbs is read behind the second, where it is the same person', () => {
  expect(read('me quiero matar')).toEqual(['me', 'quiero', 'matarme']);
  expect(read('se va a ahorcar')).toEqual(['se', 'va', 'a', 'ahorcarse']);
  expect(read('me quiere matar')).toEqual(['me', 'quiere', 'matar']);
});

test('[EM-01] to wish to be no more oneself fulfils a rule that is certain', () => {
  expect(
    silent([
      ...grid(
        ['I want to', 'I just wanna', 'my son wants to', 'I wish I could just'],
        ['disappear forever', 'vanish', 'cease to exist', 'not exist anymore', 'stop existing'],
      ),
      ...grid(
        ['quiero', 'mi hija quiere', 'quisiera', 'me gustaria', 'tengo ganas de'],
        ['desaparecer para siempre', 'desaparecer de este mundo', 'dejar de existir'],
      ),
    ]),
  ).toEqual([]);
});

test('[EM-04] to wish that something else were no more fulfils none', () => {
  const wishes = [
    'I want to disappear these spots forever',
    'I want my wrinkles to disappear forever',
    'want to vanish this rash',
    'quiero desaparecer estas manchas para siempre',
    'quisiera desaparecer el bello de la cara',
    'quiero que mis verrugas puedan desaparecer para siempre',
  ];
  expect(wishes.filter((message) => certainOf(message).length > 0)).toEqual([]);
});
