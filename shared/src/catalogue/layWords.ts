export { layWords } from './layWordsTexts/en';
