/** Words that deny what follows. */
export const negators = `
no, not, never, without, denies, denied, deny, negative for, neg for, lack of, absent, none, zero, free of
dont, doesnt, didnt, isnt, arent, wasnt, havent, hasnt, hadnt, aint, nor, neither, no longer, no more, rule out, ruled out
dont have, do not have, does not have, did not have, dont really have, no sign of, no signs of, nothing like
sin, nunca, tampoco, ni, niega, ya no, nada de, no tengo, no tiene, no hay, no me da, no es, jamas, ningun, ninguna
used to have, used to get, used to be, got rid of, got over, gotten rid of, recovered from, cured of, done with, over with
afraid of getting, dont want to get, dont want, worried about getting, prevent
`;

/** Words before what led to the complaint, rather than the complaint itself. */
export const causes = `
after, following, history of, hx of, family history of, just finished, got over, despues de, luego de, a raiz de, historial de
`;

/** What looks like a denial and denies no symptom. */
export const inertDenials = `
not sure, not certain, not really sure, dont know, do not know, dont even know, no idea, no clue, not only, not just, no doubt
not getting better, not getting any better, isnt getting better, isnt getting any better, not going away, isnt going away, arent going away, doesnt go away, dont go away, didnt go away
not gone, isnt gone, arent gone, hasnt gone, havent gone, never goes away, never went away, not away, never ends, never stops
hasnt cleared, havent cleared, hasnt stopped, doesnt stop, dont stop, not stopping, hasnt improved, not improving, isnt improving, hasnt gotten better
doesnt help, dont help, didnt help, isnt helping, arent helping, not helping, hasnt helped, not working, isnt working, doesnt work, dont work, didnt work, havent worked
not letting up, isnt letting up, no relief, no improvement, no luck, no help, no good, no joke, no better, not better, isnt better, not much better, no end
not feeling well, not feeling good, not feeling great, not feeling so good, not feeling too good, not feeling too hot, not feeling hot, not feeling right, not feeling myself, not feel good, not feel well, not feel right
dont feel good, dont feel well, dont feel right, doesnt feel good, doesnt feel well, doesnt feel right, didnt feel good, isnt feeling well, isnt feeling good, not doing well, not doing good, not doing great, not well, not good, not great, not fun, isnt right, not right, not normal, isnt normal
not able, not been able, havent been able, hasnt been able, wasnt able, isnt able, not to mention, not usually, not like me, not an emergency, not a big deal, not that bad, not too bad
havent slept, hasnt slept, havent been sleeping, not sleeping, didnt sleep, dont sleep, no sleep, not slept, isnt sleeping
not eating, wont eat, isnt eating, not ate, havent eaten, hasnt eaten, not drinking, isnt drinking, not hungry
not allowed, dont mind, dont care, dont think its going, no matter, no wonder, nothing helps, nothing works, nothing is helping, nothing is working, nothing has helped, no insurance, no doctor, no pcp, not urgent, no time, no way, no one, dont wanna go, dont want to go, dont want to see, dont want to miss, dont wait, no appointment
dont usually, dont normally, dont typically, never had, never happened, never been this, never felt, havent had, hasnt had, first time ever, not supposed
no se, no se me quita, no se me quitan, no se me pasa, no se quita, no se le quita, no se le pasa, no se va, no se me va, no me pasa, no me deja, no me dejan, no le deja, no deja, no para, no paro, no para de, no paro de, no puedo, no puede, no podemos, no aguanto, no aguanta, no soporto, no mejora, no mejoro, no me ayuda, no ayuda, no sirve, no sirven
no me siento bien, no se siente bien, no estoy bien, no esta bien, no anda bien, no duermo, no duerme, no he dormido, no come, no quiere comer, no quiere, no tengo idea, no tengo ganas, no me calma, no baja, no le baja, no me baja, sin parar, sin saber, sin poder, sin dormir, sin receta, sin seguro, sin razon, sin motivo
without losing, not so, not that, not very, without stopping, without a break, without warning, without insurance, without help, without waking, without reason, without any reason, without a prescription, without my
`;

/** What says that something told before it is over. */
export const resolutions = `
is negative, was negative, came back negative, came up negative, is gone, are gone, was gone, its gone, gone now, all gone, went away, gone away, going away, has cleared, cleared up, cleared, clear up now, is clearing, has passed, has resolved, resolved, is resolved, is over, was over
is better, are better, all better, better now, is better now, feels better, feeling better, got better, much better now, has improved, improved, improving, healed, has healed, healed up, subsided, has stopped, have stopped, stopped now, stopped, finally stopped, stopped yesterday, stopped on its own, disappeared, faded, is fading
is fine, are fine, was fine, is fine now, feels fine, is ok, are ok, is okay, are okay, is good, is normal, are normal, looks fine, looks normal, looks ok, feels ok, feels normal, broke last night, fever broke, has broken, went down, not anymore, not any more, went back to normal, back to normal
is clear, are clear, is negative, was negative, came back negative, tested negative, neg, negative, was neg, came back neg
se me quito, se me quitaron, se le quito, se quito, se fue, se me fue, se me paso, se le paso, ya paso, ya se me paso, ya se fue, desaparecio, desaparecieron, ya no, ya me siento mejor, ya estoy mejor, ya esta mejor, ya esta bien, esta bien, estan bien, ya no esta, ya no estan, salio negativo, salio negativa
`;

/** Words after which a denial no longer reaches. */
export const scopeEnds =
  'because cause cuz cus bc due since when while so if from after until which who that than i im ive my she he her his they just only still started starting began has have had its it this the except other porque por cuando desde como que mi me tengo tiene solo solamente hace aunque entonces pues'.split(
    ' ',
  );
