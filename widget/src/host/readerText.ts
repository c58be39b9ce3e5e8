/** What reads emergencies in the frame, as the text of a script: in somebody's bundle a chunk that their bundler names. */
export const readerText = BUILD_READER_TEXT;
