export const transformed = (style: string) =>
  `The root element has a style (${style}) that ties fixed elements to the page instead of the window. The Receptionist allows for it; other fixed elements scroll with the page.`;
export const moveStyle = 'Move the style to an element inside the body.';

export const zoomed = 'The page is drawn at another size (zoom). The Receptionist undoes this for itself.';
export const preferRem = 'Font sizes in rem are better. For the chat you need to set nothing.';

export const layerAbove = (selector: string) =>
  `The page has elements on a layer above the Receptionist's (${selector}): where they overlap, they cover it.`;
export const lift = 'Raise the layer of the Receptionist if it should be on top.';

export const noSelection =
  "The page stops visitors from selecting its text. The chat's answers can still be selected and copied.";
export const nothingForChat =
  'Nothing for the chat. But visitors who select text to have it read aloud or translated cannot do so on the page.';

export const noCopying = 'The page blocks selecting, copying or the context menu. Inside the chat all of these work.';
export const nothing = 'Nothing.';
