export const allTreatments = 'All Treatments';
export const allCategories = 'All categories';
export const asCategories = 'Display As Categories';
export const asList = 'Display As List';

export const weightLoss = {
  description: 'A monthly program with a licensed provider and compounded semaglutide.',
  action: 'Start Your Weight Loss Journey',
};
/** For a category that is one treatment. */
export const start = (category: string) => `Start Your ${category}`;
export const viewAll = (category: string) => `View All ${category}`;
