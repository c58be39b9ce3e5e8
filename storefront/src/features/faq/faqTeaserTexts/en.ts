export const title = 'Frequently Asked Questions';
export const seeAll = 'See All FAQs';
