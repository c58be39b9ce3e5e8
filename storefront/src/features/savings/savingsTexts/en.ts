export const download = 'Download Card';
