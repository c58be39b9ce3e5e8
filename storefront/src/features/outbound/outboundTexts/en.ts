export const prices = 'Medication prices';
export const aboutPrices = 'The price lookup of the discount card is another website. It opens in a new tab.';
export const openPrices = 'Open the price lookup';
export const portal = 'Patient portal';
export const aboutPortal = 'The patient portal is another website. It opens in a new tab, where you log in.';
export const openPortal = 'Open the patient portal';
export const heldBack = 'Your browser held back the new tab.';
export const goHome = 'Go to the home page';
