export const title = 'Common Medications and Prices';
export const whose = "This lookup is another company's.";
export const openInNewTab = 'Open it in a new tab';
export const oneMoment = 'One moment …';
export const didNotLoad = 'The lookup did not load here. It may in a new tab.';
export const frame = 'Price lookup';
