export const newTabHint = '(opens in a new tab)';
