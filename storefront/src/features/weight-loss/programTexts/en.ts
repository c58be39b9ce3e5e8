export const whatYouGet = 'What You Get';
export const howItWorks = 'How It Works';
export const faq = 'FAQ';
