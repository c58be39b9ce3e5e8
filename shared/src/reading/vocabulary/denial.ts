/** Words that deny what follows them. */
export const denials = {
  denied: `
no, not, never, without, denies, denied, deny, denying, negative for, neg for, lack of, absent, none, zero, free of, w out, wo, neg, nope
dont, doesnt, didnt, isnt, arent, wasnt, werent, havent, hasnt, hadnt, aint, nor, neither, cant say
dont have, doesnt have, didnt have, do not have, does not have, did not have, dont really have, dont get, never had, never get, never been, never have, never ever had, never once had, havent had, hasnt had, have not had, has not had, have never had, ive never had, no sign of, no signs of, nothing like, not any, not having, not getting, not a bit of, zero signs of, zero history of, no history of, no hx of, no personal history of, without any
sin, nunca, tampoco, ni, niega, nada de, no tengo, no tiene, no hay, no me da, no me dan, no es, jamas, ningun, ninguna, nunca he tenido, jamas he tenido, nunca tuve, no he tenido, no ha tenido, nunca me ha dado, no presenta, no presento, no sufro de, no padezco, no padezco de, no siento, no trae, no traigo, no me duele, no le duele, no me arde, no me pica
`,
  doubted: `
doubt, doubt its, doubt it is, doubt that its, doubt this is, highly doubt, doubtful, dont think its, dont think it is, dont think that its, dont think this is, dont think i have, dont think ive got, dont think hes got, dont think she has, dont think he has, dont believe its, dont believe i have, do not think it is, do not think its, cant be, cannot be, couldnt be, shouldnt be, unlikely, not likely, pretty sure its not, pretty sure it isnt, sure its not, sure it isnt, its not, it isnt, it is not, this is not, this isnt, thats not, that isnt, isnt the, isnt my, not the, not my, not from, not a case of, not like, nothing to do with, rule out, ruled out, rules out, ruling out, excluded, negative, tested negative for, test negative for, test was negative for, dont feel like its, hardly, not convinced its, skeptical its, rather than, instead of, more than just
dudo, dudo que sea, dudo mucho, no creo que sea, no creo que, no creo tener, no pienso que sea, no parece, no parece ser, descartaron, descarto, descartado, descartada, no puede ser, no ha de ser, no es por, imposible que sea, negativo a, negativo para, negativa a
`,
  feared: `
afraid of getting, afraid of catching, afraid it will turn into, scared of getting, scared of catching, dont want to get, dont want to catch, dont want it to turn into, dont wanna get, dont wanna catch, worried about getting, worried about catching, worried ill get, worried it will turn into, prevent, preventing, avoid getting, to avoid, risk of, hope its not, hope it isnt, hope it is not, hoping its not, hopefully not, hopefully its not, please dont let it be, praying its not, god forbid, before i get, how do i avoid, terrified of getting, paranoid about, paranoid about getting, fear of, in case i get, so i dont get, so i dont catch, keep from getting, going around, is going around, are going around, exposed to
miedo de que me de, miedo de que sea, miedo a que sea, miedo de contagiarme, miedo a contagiarme, no quiero que me de, no quiero contagiarme, ojala no sea, ojala que no sea, espero que no sea, espero no tener, prevenir, evitar, dios no quiera, no vaya a ser, anda la, anda el, anda dando
`,
} as const;

/** What looks like a denial and denies nothing at all: to know, to have no insurance, or that it goes on. */
export const idle = `
dont know, do not know, not sure, no idea, no clue, not just, not only, no doubt, without a doubt, dont care, no matter, not ruled out, cant rule out, cannot rule out, couldnt rule out, havent ruled out, not letting up, not going away, doesnt go away, isnt going away, not better, no better, not getting better, not helping, no relief, not without, cant deny, nothing helps, no insurance, no money, not an emergency, not a doctor, cant wait, no joke, not joking, not kidding, not normal, not right, not feeling well, not feeling good, not doing well, no energy, no appetite
no mejora, no cede, no solo, no dudo, no descartan, no soporto, no tengo seguro, no me deja, no estoy bien, no me siento bien
`;

/** What looks like a denial and denies no symptom: the complaint goes on, or something cannot be done. */
export const inert = `${idle}
not certain, not really sure, dont even know, can not rule out, hasnt ruled out, havent excluded, no descarto, no han descartado, wont deny, dont doubt, no lo dudo, not until, not since, not to mention, not gonna lie, not exactly, not quite
not getting any better, isnt getting better, isnt getting any better, arent going away, dont go away, didnt go away, not gone, isnt gone, arent gone, hasnt gone, havent gone, never goes away, never went away, not away, never ends, never stops, never stop, no end
hasnt cleared, havent cleared, hasnt stopped, doesnt stop, dont stop, not stopping, hasnt improved, not improving, isnt improving, hasnt gotten better, hasnt let up, didnt clear
doesnt help, dont help, didnt help, isnt helping, arent helping, hasnt helped, havent helped, not working, isnt working, doesnt work, dont work, didnt work, havent worked, hasnt worked, isnt touching, not touching, doesnt touch, aint touching, aint helping, aint working, doesnt do anything, didnt do anything, does nothing, did nothing, not doing anything, not budging
isnt letting up, no improvement, no luck, no help, no good, isnt better, not much better, not any better
not feeling great, not feeling so good, not feeling too good, not feeling hot, not feeling right, not feeling myself, not feel good, not feel well, not feel right, dont feel good, dont feel well, dont feel right, dont feel so good, doesnt feel good, doesnt feel well, doesnt feel right, didnt feel good, isnt feeling well, isnt feeling good, not doing good, not doing great, not well, not good, not great, not fun, isnt right, isnt normal, isnt fun, aint right, not myself
not able, not been able, havent been able, hasnt been able, wasnt able, isnt able, not usually, not like me, not a big deal, not super, not really bad, not that, not so, not very, not as, not too, not much, not many, not all
havent slept, hasnt slept, havent been sleeping, not sleeping, didnt sleep, dont sleep, no sleep, not slept, isnt sleeping, without sleep
not eating, isnt eating, not ate, havent eaten, hasnt eaten, not drinking, isnt drinking, not hungry, not interested, no strength, not nursing, not feeding
not allowed, dont mind, no wonder, nothing works, nothing is helping, nothing is working, nothing has helped, nothing touches, no doctor, no pcp, no health insurance, not urgent, no time, no way, no one, dont wanna go, dont want to go, dont want to see, dont want to miss, dont wait, no appointment, no rush, no biggie, no worries, no thanks, no problem, no offense, dont judge, dont laugh, dont ask, dont tell, not a bot, no hurry, not from here, not pregnant, no car, no ride
dont usually, dont normally, dont typically, never happened, never been this, never felt, never had this, never had anything, never had it, never had one, never had a, never had pain like, never had such, never this, not supposed, never before, never seen, not had this, not had anything, havent had this, havent had anything, havent had it this
no se, no me pasa, no me dejan, no le deja, no deja, no para, no paro, no puedo, no puede, no podemos, no aguanto, no aguanta, no mejoro, no me ayuda, no ayuda, no sirve, no sirven, no me hace, no sana, no sano, no termina, no hace nada, no me hizo
no esta bien, no anda bien, no duermo, no duerme, no he dormido, no come, no quiere, no tengo idea, no tengo ganas, no me calma, no baja, no le baja, no me baja, sin energia, sin fuerzas, sin fuerza, sin parar, sin saber, sin poder, sin dormir, sin receta, sin seguro, sin razon, sin motivo, no mas, nada mas, nunca habia, nunca me habia, no tengo doctor, no tengo dinero, no tengo carro, sin carro, no te preocupes, no es urgente, no es mucho, no muy, no tan
without losing, without stopping, without a break, without warning, without insurance, without help, without waking, without reason, without any reason, without a prescription, without my, without leaving, without seeing, without going, without having to, without it hurting, without pain meds, without coughing, without wincing, without crying, without limping, without water
dont want to live, doesnt want to live, no quiero vivir, no quiere vivir, ya no quiero vivir, ya no quiere vivir
`;

/** What says that something told before it is not there any more, be it a pain or what somebody wants to keep. */
export const gone = `
is gone, are gone, was gone, its gone, gone now, all gone, went away, gone away, has stopped, have stopped, no longer there, disappeared, faded, is fading
se fue, se quito, se le quito, se me quito, desaparecio, desaparecieron, ya no esta, ya no estan
`;

/** What says that something told before it is over or not there. */
export const resolutions = `${gone}
is gone after, went away after, has cleared, cleared up, cleared up after, cleared up with, cleared, is clearing, has passed, has resolved, resolved, is resolved, is over, was over, all better, all better after, better now, is better, are better, feels better, feeling better, got better, much better now, has improved, improved, is improving, healed, has healed, healed up, subsided, stopped now, finally stopped, stopped yesterday, stopped on its own, stopped hurting, quit hurting, stopped aching, no longer here, no longer an issue, no longer a problem, is fine, are fine, was fine, were fine, is fine now, feels fine, is ok, are ok, is okay, are okay, looks fine, looks normal, looks ok, feels ok, feels normal, is normal, was normal, were normal, broke last night, fever broke, has broken, went down, not anymore, not any more, went back to normal, back to normal, is clear, are clear, is negative, was negative, came back negative, came up negative, tested negative, was neg, came back neg, ruled out, not the issue, not the problem, is under control, well controlled, is not it, isnt it, not it
se me quitaron, se le quitaron, se me fue, se me paso, se le paso, ya paso, ya se me paso, ya se fue, ya me siento mejor, ya estoy mejor, ya esta mejor, ya esta bien, esta bien, estan bien, salio negativo, salio negativa, salio negativa la prueba, fue negativa, fue negativo, ya sano, ya cedio, ya bajo, ya se me quito
`;

/** Words after which a denial no longer reaches. */
export const reachEnds = new Set(
  'because cause cuz cus bc due since when while so if from after until which who that than i im ive my she he hes shes her his they just only still started starting began has have had its it this the except other porque por cuando desde como que mi mis me tengo tiene solo solamente hace aunque entonces pues now today ahora hoy then well anyway'.split(
    ' ',
  ),
);

/** What is denied by itself: of what follows nothing is denied. */
export const whole = new Set(
  'tears kids children lagrimas hijos diapers pulse pulso insurance warning phone car ride money idea seguro aviso carro dinero nadie antecedentes'.split(
    ' ',
  ),
);
