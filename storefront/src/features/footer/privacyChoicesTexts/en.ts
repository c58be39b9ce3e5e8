export const title = 'Your privacy choices';
