import { handOver } from '../files/handOver';
import { readEmergency } from './readEmergency';

handOver('reader', readEmergency);
