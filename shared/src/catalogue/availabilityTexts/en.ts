/** Why shortness of breath is never treated by questionnaire. */
export const seesAndHears = 'the provider needs to see you and hear you breathe';
