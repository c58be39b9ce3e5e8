export const howItWorks = 'How It Works';
export const faqs = 'FAQs';
