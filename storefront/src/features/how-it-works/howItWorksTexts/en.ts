export const kinds = 'Kinds of consultation';
