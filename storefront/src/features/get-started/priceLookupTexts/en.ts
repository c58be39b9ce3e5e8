export const title = 'Common Medications and Prices';
export const whose = 'This lookup belongs to another company.';
export const openInNewTab = 'Open it in a new tab';
export const oneMoment = 'One moment …';
export const didNotLoad = 'The lookup did not load here. Try opening it in a new tab.';
export const frame = 'Price lookup';
