export const whatYouGet = 'What You Get';
export const howItWorks = 'How It Works';
/** Beside the way to another treatment, where the program is not offered. */
export const orTalk = 'Talk with a provider instead';
export const faq = 'FAQ';
