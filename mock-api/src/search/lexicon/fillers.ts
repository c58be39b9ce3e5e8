/** Words that by themselves tell of nothing. */
export const fillers: ReadonlySet<string> = new Set(
  `
    a an the and or but if so as at by for from in into of off on onto out over to up down under with without about after before since until till than then that this these those there here
    i im ive id ill me my mine myself you your u ur he hes him his she shes her hers it its itself we our us they them their who what which when where why how all any both each every few many more most other others some such no not none nor only own same too very just even still also again ever never always really maybe
    is am are was were be been being do does did doing done have has had having get gets got getting go goes going gone went come comes came coming can cant cannot could couldnt will wont would wouldnt should shouldnt may might must dont doesnt didnt isnt arent wasnt hasnt havent hadnt aint
    one two three four five six seven eight nine ten first second third last next time times thing things stuff way ways lot lots bit day days night nights week weeks month months year years today yesterday morning now ago while keep keeps kept make makes made take takes took put puts want wants need needs like feel feels felt feeling think thought know knew say says said see seen look looks looking try tried use used let help please thanks thank hi hello hey good bad well okay ok right left new old big little much because though tell told ask asked start started open sat set side find found name end back_ part real person people guy man woman life home house work job school car weather rain doctor doctors provider providers nurse speak speaking talk manager couch cat dog phone test question number check card site page
    de la el los las un una unos unas y o e que en con por para se me te le les lo al del mi mis tu su sus es son esta estan estoy era fue ser estar tengo tiene tienen hay no si ya muy mas pero como cuando donde porque todo toda todos todas mucho mucha hace desde hasta este esa eso esto yo ella nos cada vez veces dia dias noche semana mes ano anos hoy ayer ahora algo nada bien mal puedo puede quiero necesito hacer dar da va voy ir
  `
    .trim()
    .split(/\s+/),
);
