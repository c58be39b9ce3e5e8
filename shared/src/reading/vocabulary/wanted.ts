import { gone } from './denial';

/** What everybody wants to keep: that it ends is a complaint, and never the end of one. */
export const wanted = `
breath, breathing, breathe, breathes, heart, heartbeat, heartbeats, pulse, speech, voice, vision, sight, eyesight, hearing, feeling, sensation, strength, movement, movements, consciousness, kicks, appetite, energy, taste, smell
moving, responding, talking, speaking, walking, kicking, move, moves, feel my, feel his, feel her, feel the baby, feel anything, there moving
respiracion, aire, aliento, corazon, latido, latidos, pulso, habla, voz, vista, vision, oido, sensibilidad, fuerza, fuerzas, movimiento, movimientos, conocimiento, conciencia, color, apetito, hambre, energia, gusto, olfato
`;

/** After what is wanted: that it has ended. What is only better, or fine again, has not. */
export const ended = `${gone}
gone, is all gone, stopped, just stopped, suddenly stopped, quit, is no longer there, has disappeared, not there anymore
se fueron, se detuvo, se paro, paro
`;

/** Before what is wanted: that it is lost. */
export const lost = `
no longer, no longer have, no longer get, ya no tengo, ya no tiene
se me quito el, se me quito la, se me quitaron los, se me quitaron las, se le quito el, se le quito la, se le quitaron los, se le quitaron las, se me fue el, se me fue la, se me fueron las, se le fue el, se le fue la, se le fueron las, se me corto la, se le corto la, se me corto el, se le corto el, se le paro el, se me paro el
`;
