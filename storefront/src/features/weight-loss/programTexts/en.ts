export const whatYouGet = 'What you get';
export const howItWorks = 'How It Works';
export const faq = 'FAQ';
