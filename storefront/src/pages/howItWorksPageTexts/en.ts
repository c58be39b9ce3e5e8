export const help = 'Help';
export const title = 'How It Works';
export const lead =
  'There is more than one way to get care here. Choose one to see it step by step, with what it costs.';
