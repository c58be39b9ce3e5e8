export const transformed = (style: string) =>
  `The root element has a style (${style}) by which fixed things stand in the page and not in the window. The Receptionist reckons with it; other fixed things of the page move with it.`;
export const moveStyle = 'Move the style to an element inside the body.';

export const zoomed = 'The page is drawn at another size (zoom). The Receptionist undoes it for itself.';
export const preferRem = 'Prefer font sizes in rem; nothing has to be set for the chat.';

export const layerAbove = (selector: string) =>
  `The page has things on a layer above the Receptionist's (${selector}): where they meet, they cover it.`;
export const lift = 'Lift the Receptionist, if it should be above.';

export const noSelection =
  'The page keeps visitors from selecting its text. Answers of the chat can be selected and copied all the same.';
export const nothingForChat =
  'Nothing for the chat; visitors who read aloud or translate by selecting are kept from the rest.';

export const noCopying =
  'The page refuses selecting, copying or the context menu. What happens inside the chat is not the page’s: there all of it works.';
export const nothing = 'Nothing.';
