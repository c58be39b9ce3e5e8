/** The conversation, as the script that the frame runs. */
export const chatCode = BUILD_CHAT_CODE;
