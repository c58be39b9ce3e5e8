/** Verbs of what is done to oneself, before which the pronoun may stand: "me quiero matar" is "quiero matarme". */
const verbs =
  /^(?:matar|ahorcar|colgar|suicidar|envenenar|cortar|tirar|aventar|lanzar|arrojar|quitar|pegar|dar|disparar|desvivir|lastimar|hacer)$/;
/** What stands between the pronoun and the verb; of others than the writer "me" is no reflexive: "me quiere matar". */
const modals = {
  me: /^(?:[qk]u?iero|quisiera|voy|pienso|intente|intento|trate|trato|deberia|tengo|gustaria|kisiera)$/,
  se: /^(?:[qk]u?iere|[qk]u?ieren|quisiera|queria|quiso|va|iba|piensa|intento|intenta|trato|trata|puede|podria|ha|habia)$/,
} as const;
const links = /^(?:a|de|que|con|intentado|querido|tratado)$/;

/**
 * Gives words of a message with pronouns in front of two verbs set behind the second one, as the vocabulary has
 * them: of "me quiero matar" the last word is "matarme".
 */
export function withEnclitics(words: readonly { readonly text: string }[]): { text: string }[] {
  const text = (index: number) => words[index]?.text ?? '';
  return words.map((word, index) => {
    if (!verbs.test(word.text)) return { text: word.text };
    let modal = index - 1;
    while (links.test(text(modal))) modal -= 1;
    const pronoun = text(modal - 1);
    const isReflexive = (pronoun === 'me' || pronoun === 'se') && modals[pronoun].test(text(modal));
    return { text: isReflexive ? `${word.text}${pronoun}` : word.text };
  });
}
