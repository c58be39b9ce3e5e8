/** Why shortness of breath is never treated by questionnaire. */
export const talksAndHears = 'the provider needs to talk with you and hear you breathe';
