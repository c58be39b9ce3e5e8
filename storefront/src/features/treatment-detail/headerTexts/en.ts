export const breadcrumb = 'Breadcrumb';
export const allTreatments = 'All Treatments';
