import { setPhrases } from '@front-door/shared/reading/vocabulary/phrases';

/**
 * Set phrases whose words mean something else than in a complaint: they are taken out before a message is read. Only what
 * nobody says of a body is here: "cold feet" and "growing pains" are complaints as often.
 */
const english = `${setPhrases}
back order, back orders, back ordered, back burner, back and forth, back in a minute, back in a sec, back in a second, back in a bit, back in an hour, get back to me, get back to you, call me back, call you back, text me back, write me back, back to school, back to work, back in style, back in stock, back in town, back in business, back door, back yard, back seat, back pocket, back row, back up plan, back home, behind my back, behind his back, behind her back, have your back, has my back, got my back, got your back, watch your back, pat on the back, turn my back on, turned his back on, turned her back on, back to square one, back to the drawing board, money back, way back
eye to eye, keep an eye on, keep an eye out, keeping an eye on, caught my eye, catch your eye, in the blink of an eye, an eye for an eye, apple of my eye, more than meets the eye, eye opener, eye opening, eyes on the prize, all eyes on, birds eye view
talked my ear off, talk your ear off, play it by ear, lend an ear, word in your ear, music to my ears, up to my ears in, wet behind the ears, in one ear and out the other
down my throat, at each others throats, cut throat, jumped down my throat
breath of fresh air, save your breath, hold your breath, dont hold your breath, breathing down my neck, breathing down his neck, take my breath away, took my breath away, in the same breath, under his breath, breathing room
skin in the game, by the skin of my teeth, by the skin of his teeth, thick skinned, thin skinned, get under my skin, gets under my skin, no skin off my
bad hair day, pulling my hair out over, let my hair down, by a hair, split hairs, splitting hairs, hair raising
gut feeling, gut feelings, gut reaction, trust my gut, trust your gut, hate his guts, hate her guts, blood sweat and tears
knee jerk, bees knees
heads up, head over to, head start, head to head, heading to the, head out to, off the top of my head, keep your head up, headed to the, head count, headhunter, head office, lost my head
cold beer, cold beers, cold call, cold calls, cold calling, cold case, cold shoulder, cold turkey, cold war, cold cash, cold brew, cold cuts, cold weather, cold outside, cold front, in cold blood, cold hard, left out in the cold, cold storage
fever pitch, cabin fever, spring fever
rash of break ins, rash decision, rash decisions, rash judgment
itching to, itchy trigger finger, itchy feet to travel, seven year itch
joint account, joint accounts, joint venture, joint custody, joint statement, joint effort, burger joint, pizza joint, pre rolled joint
pain in the ass, pain in the rear, painstaking, growing pains of our, growing pains as a company, no pain no gain
weight of the world, pull my weight, pull your weight, carry my weight, throw his weight around, weight off my shoulders, dead weight
shoulder the blame, shoulder the cost, shoulder to cry on, shoulder to shoulder, chip on my shoulder, chip on his shoulder, rub shoulders, rubbing shoulders
neck and neck, stick my neck out, neck of the woods, up to my neck in, bottleneck
foot the bill, foot in the door, foot in my mouth, feet on the ground, on my last leg, on its last legs, pulling my leg, pull my leg, break a leg, leg up on, cost an arm and a leg, arm and a leg, twist my arm, twisted my arm, arms race, up in arms, strong arm, long arm of the law
sick day, sick days, sick leave, sick time, sick of waiting, sick of it, sick and tired of, worried sick
threw up my hands, throw up my hands, threw up his hands, hands down, hand in hand, on the other hand, second hand, out of hand, in good hands, hands full, short handed
nose around, nosing around, nose in my business, keep your nose out, on the nose, pay through the nose, by a nose
burning the midnight oil, burning question, burning bridges, burned bridges, burn bridges, burned a cd, slow burn, crash and burn, money to burn, burning through cash
free refills, free refill, coffee refill, soda refill, refill on my iced tea, refill on my coffee, refill on my soda, refill my coffee, refill my drink, refill my glass, ink refill, ink refills, pen refill, refill the tank, refill the printer
tablet wont charge, my tablet wont, android tablet, samsung tablet, tablet computer, tablet screen
allergic to mondays, allergic to work, allergic to hard work, allergic to commitment
discharge papers, honorable discharge, dishonorable discharge, hospital discharge papers
tummy tuck*, nose job*, boob job*, breast reduction, breast augmentation, breast implant*, breast lift, butt lift*, gastric bypass, gastric sleeve, eyelid surgery, neck lift
ankle boots, ankle boot, ankle bracelet, ankle monitor, ankle socks, neck tie, chest of drawers, treasure chest, get it off my chest
different strokes, at the stroke of, butterfly stroke
hit the road, hit the nail on the head, drop in the bucket, price drops, rain drops, drop off, drops off
heart of the matter, change of heart, break my heart, broke my heart, broken heart over, heart set on, learn by heart
stomach the thought, cant stomach him, butterflies in my stomach, tongue in cheek, tip of my tongue, bite my tongue, slip of the tongue, cheek to cheek, tooth and nail, sweet tooth, teething problems, teething issues with
give it a shot, gave it a shot, worth a shot, shots of tequila, screen shot, a shot in the dark, big shot
period piece, period of time, trial period, grace period, waiting period, pay period, time period, first period class, free period, period drama
take the train, take the bus, take a class, take two classes, take classes, take a walk, take a break, take a look, take a seat, take walk ins, take care, take out the trash, take notes, take a photo, take a picture, take my word, take turns, take over, take part
have beef with, beef with, a bone to pick, bone to pick, ground breaking, blood is thicker, bad blood, blood money, bad taste in my mouth, word of mouth, by word of mouth, mouth to feed
swollen river, swollen rivers, swollen creek, cramped schedule, schedule is cramped, schedule is so cramped, cramming for, cramps my style, cramp my style
virus scan, computer virus, virus on my laptop, infected computer, infected with malware, wind of change, run out of gas, acid test, acid rain, sore loser, sore subject, sore winner, eyesore, sight for sore eyes
be right back, right back at you, right back at it, get off my back, get off his back, get off her back, a rash of break, a rash of break ins, a rash of crimes, a rash of burglaries, a rash of thefts, a rash of robberies, a rash of lawsuits, a rash of complaints, growing pains at our, growing pains at work, growing pains at my startup, birds eye view, flared jeans, flared pants, tensions flared, tempers flared
`;
const spanish = `
canas verdes, un ojo de la cara, piel de gallina, la gota que derramo el vaso, la gota que colmo el vaso, la gota gorda, alergia el trabajo, alergia al trabajo, alergia a los lunes, alergia los lunes, me pica la curiosidad, pica la curiosidad, a mis espaldas, a sus espaldas, a tus espaldas, a espaldas de, no me lo trago, por los codos, caida de la bolsa, caida de ventas, caida del sistema, la regla del juego, las reglas del juego, reglas del juego, por regla general, receta de flan, receta de cocina, receta de pastel, receta de mole, receta de pollo, el control de la tele, control de la tele, control remoto, dar la cara, dieron la cara, dio la cara, doy la cara, hasta la coronilla, tres pies al gato, pastillas de freno, pastillas de frenos, balatas, brazos cruzados, con los brazos abiertos, el camion, tomo el metro, tomo el tren, tomo el bus, tomar el camion, tomar el metro, tomar el tren, tomar notas, tomar clases, tomar fotos, tomar el pelo, tomando el pelo, me tomas el pelo, pelos en la lengua, sin pelos en la lengua, mala pata, meti la pata, meter la pata, al pie de la letra, con el pie izquierdo, manos a la obra, de segunda mano, mano de obra, echar una mano, echame una mano, de boca en boca, boca a boca, en boca de todos, no tiene cabeza, cabeza de familia, cabeza de grupo, romperme la cabeza, rompecabezas, con el corazon en la mano, de todo corazon, sangre fria, mala sangre, lazos de sangre, pura sangre, fiebre del oro, fiebre del mundial, hueso duro de roer, carne y hueso, ojo por ojo, mucho ojo, echar un ojo, echale un ojo, cara dura, cara a cara, echar en cara, meter las narices, hasta las narices, hombro con hombro, arrimar el hombro, encogerse de hombros, punto de vista, virus de la computadora, virus en la computadora, periodo de prueba, periodo de gracia, periodo de pago, regla de tres
este proyecto es un dolor de cabeza, este trabajo es un dolor de cabeza, mi jefe es un dolor de cabeza, este tramite es un dolor de cabeza, vamos al grano, ir al grano, vaya al grano, toca la guitarra de oido, toca de oido, toco de oido, tocar de oido, buen oido para la musica
`;

export const idioms = `${english},${spanish}`;
