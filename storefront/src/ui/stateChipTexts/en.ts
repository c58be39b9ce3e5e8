export const yourState = 'Your state';
export const question = 'What state do you live in?';
