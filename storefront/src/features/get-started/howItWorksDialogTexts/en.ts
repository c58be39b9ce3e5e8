export const title = 'How It Works';
export const kindsOfVisit = 'Kinds of visit';
export const wholeGuide = 'The whole guide';
