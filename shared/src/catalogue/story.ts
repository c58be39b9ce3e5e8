export { brandPromise, ourStory } from './storyTexts/en';
