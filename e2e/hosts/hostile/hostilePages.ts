import { boxes } from './boxes';
import { builtIns } from './builtIns';
import { frames } from './frames';
import { languages } from './languages';
import { listeners } from './listeners';
import { names } from './names';
import { policies } from './policies';
import { routers } from './routers';
import { tags } from './tags';

/** Pages that get in the widget's way, by what they do. */
export const hostilePages = { tags, names, routers, builtIns, listeners, boxes, languages, policies, frames } as const;
