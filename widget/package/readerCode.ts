/** The reader of emergencies, as a script that the frame runs. In a file of its own, which is fetched as somebody types. */
export const readerCode = BUILD_READER_CODE;
